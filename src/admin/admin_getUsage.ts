import { dayOf, parseDay, printDay } from '../apiKeys/days.ts'
import { InvalidGrant } from '../apiKeys/errors.ts'
import type { AdminMethod } from './method.ts'

export const admin_getUsage: AdminMethod<'admin_getUsage'> = async ({ keys, clock }, [filter = {}]) => {
  const today = dayOf(clock.nowMs())
  const { from, to, id: keyId, owner } = filter
  const first = from === undefined ? today : requireDay('from', from)
  const last = to === undefined ? Math.max(first, today) : requireDay('to', to)
  const rows = await keys.usage.list({ from: first, to: last, keyId, owner })
  return rows.map(({ day, ...rest }) => ({ day: printDay(day), ...rest }))
}

function requireDay(part: string, text: string): number {
  const day = parseDay(text)
  if (day === undefined) throw new InvalidGrant(`filter.${part}: must be a day like 2027-01-31, got ${text}`)
  return day
}
