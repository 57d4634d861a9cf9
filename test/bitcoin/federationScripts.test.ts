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
 * Scripts of federations with emergency keys. Most come from the independent implementation that the reference is
 * compared with (redeemScripts.json, redeemScripts_p2shERP.json), the others from real federations. Each line has the
 * form (whether both branches share a check), the delay, the keys, the emergency keys and the script.
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
    const name = `a script of ${keys.length} keys and ${emergencyKeys.length} after ${delay} blocks (checks: ${form})`

    it(`${name} equals that of other implementations`, () => {
      const build = form === 'shared' ? sharedCheckScript : emergencyScript
      expect(toHex(build(keys, emergencyKeys, scriptNumber(delay)))).toBe(toHex(script))
    })

    it(`${name} is parsed to its keys, also with a flyover prefix`, () => {
      for (const encoded of [script, flyoverRedeemScript(new Uint8Array(32).fill(9), script)]) {
        const parsed = parseRedeemScript(encoded) ?? expect.fail('not parsed')
        expect(parsed).toMatchObject({ threshold: majorityOf(keys), hasEmergencyKeys: true })
        expect(toHex(parsed.standardPart)).toBe(toHex(majorityScript(keys)))
        expect(parsed.keys.map(toHex)).toEqual(keys.map(toHex).sort())
      }
    })
  }
})
