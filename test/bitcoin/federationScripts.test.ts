import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { flyoverRedeemScript, parseRedeemScript } from '../../src/bitcoin/redeemScript.ts'
import {
  emergencyScript,
  majorityOf,
  majorityScript,
  scriptNumber,
  sharedCheckScript,
} from '../../src/bitcoin/script.ts'
import { readRows } from '../_helpers/readRows.ts'

/**
 * Scripts of federations with emergency keys, most of them made by an implementation that the reference compares
 * itself with (redeemScripts.json, redeemScripts_p2shERP.json), the others of real federations. The form (whether both
 * ways share a check), the delay, the keys, the emergency keys and the script on each line.
 */
const CASES = readRows(new URL('federationScripts.tsv', import.meta.url)).map((row) => {
  const [form = '', delay = '', keys = '', emergencyKeys = '', script = ''] = row
  return {
    form,
    delay: Number(delay),
    keys: keys.split(',').map(fromDigits),
    emergencyKeys: emergencyKeys.split(',').map(fromDigits),
    script: fromDigits(script),
  }
})

describe('the script of a federation', () => {
  for (const { form, delay, keys, emergencyKeys, script } of CASES) {
    const name = `of ${keys.length} keys and ${emergencyKeys.length} after ${delay} blocks, checks: ${form}`

    it(`${name}, is what others make of them`, () => {
      const build = form === 'shared' ? sharedCheckScript : emergencyScript
      expect(toHex(build(keys, emergencyKeys, scriptNumber(delay)))).toBe(toHex(script))
    })

    it(`${name}, is read again, also in a flyover address`, () => {
      for (const one of [script, flyoverRedeemScript(new Uint8Array(32).fill(9), script)]) {
        const parsed = parseRedeemScript(one) ?? expect.fail('nobody could spend from it')
        expect(parsed).toMatchObject({ threshold: majorityOf(keys), hasEmergencyKeys: true })
        expect(toHex(parsed.standardPart)).toBe(toHex(majorityScript(keys)))
        expect(parsed.keys.map(toHex)).toEqual(keys.map(toHex).sort())
      }
    })
  }
})
