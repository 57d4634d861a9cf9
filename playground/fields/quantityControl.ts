import { isWei } from '../document/words.ts'
import { h } from '../dom/h.ts'
import { fromQuantity, inThrees, toQuantity, UNITS, type Unit } from '../values/quantity.ts'
import { asText, type Control, type FieldSpec } from './field.ts'
import { textControl } from './textControl.ts'

/** From here on an amount reads better in RBTC. */
const RBTC_FROM = 10n ** 12n

/** A number, typed in decimal or hexadecimal digits; amounts in a unit that can be chosen. */
export function quantityControl({ name, description, schema }: FieldSpec): Control {
  const isAmount = isWei(description ?? schema.description)
  const units = Object.keys(UNITS).filter(isUnit)
  const select = h(
    'select',
    {
      'aria-label': `Unit of ${name}`,
      onchange: () => text.input.dispatchEvent(new Event('input', { bubbles: true })),
    },
    units.map((unit) => h('option', {}, unit)),
  )
  const unit = (): Unit => units[select.selectedIndex] ?? 'wei'
  const text = textControl({
    placeholder: isAmount ? '0' : 'decimal or 0x…',
    hint: (typed) => hintFor(typed, unit()),
    toValue: (typed) => toQuantity(typed, unit()) ?? typed,
    toText(value) {
      const given = asText(value)
      const amount = toQuantity(given)
      select.selectedIndex = units.indexOf(
        isAmount && amount !== undefined && BigInt(amount) >= RBTC_FROM ? 'RBTC' : 'wei',
      )
      return (amount !== undefined && decimalText(amount, unit())) || given
    },
  })
  if (!isAmount) return text
  text.input.after(select)
  text.element.classList.add('with-unit')
  return text
}

function isUnit(name: string): name is Unit {
  return name in UNITS
}

/** Short enough to read as a number; words of 32 bytes stay hexadecimal. */
function decimalText(quantity: string, unit: Unit): string | undefined {
  const decimal = fromQuantity(quantity, unit)
  return decimal !== undefined && decimal.length <= 40 ? decimal : undefined
}

/** The other notation of what was typed. */
function hintFor(typed: string, unit: Unit): string {
  if (typed === '') return ''
  const quantity = toQuantity(typed, unit)
  if (quantity === undefined && typed.includes(',')) return 'commas are allowed only between groups of three digits'
  if (quantity === undefined) return unit === 'wei' ? 'not a whole number' : 'not an amount'
  return typed.startsWith('0x') ? `= ${inThrees(fromQuantity(quantity) ?? '')}` : `= ${quantity}`
}
