import { type Printable, plainText, printable, styled } from '../../../base/printable.ts'

const LABEL_WIDTH = 10

const COLOURS = { red: 31, green: 32, yellow: 33, cyan: 36, dim: 2, bold: 1 } as const
const RESET = 0
export type Paint = (colour: keyof typeof COLOURS, text: Printable) => Printable

/** Returns the function that colours text, if colours are allowed. */
export function createPaint({ hasColour }: { readonly hasColour: boolean }): Paint {
  return (colour, text) => (hasColour ? styled(text, COLOURS[colour], RESET) : text)
}

/** Returns a line of a paragraph. */
export const line = (label: string, text: Printable): Printable =>
  printable`  ${plainText(label.padEnd(LABEL_WIDTH))} ${text}`
