import { InvalidTypedData } from './errors.ts'

/** A member of a struct. */
interface Member {
  readonly name: string
  readonly type: string
}

/** The members of structs by name. */
export type StructTypes = ReadonlyMap<string, readonly Member[]>

const MOST_MEMBERS = 1_000
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const TYPE = /^[A-Za-z_$][\w$]*(\[[0-9]{0,9}\]){0,8}$/

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The `types` of typed data, each name and type of a form that can be hashed. Throws `InvalidTypedData`. */
export function readTypes(types: unknown): StructTypes {
  if (!isRecord(types)) throw new InvalidTypedData('types should be an object')
  let members = 0
  const structs = new Map<string, readonly Member[]>()
  for (const [name, list] of Object.entries(types)) {
    if (!IDENTIFIER.test(name)) throw new InvalidTypedData('types has a name that is no identifier')
    if (!Array.isArray(list)) throw new InvalidTypedData(`types.${name} should be an array`)
    members += list.length
    if (members > MOST_MEMBERS) throw new InvalidTypedData(`types has more than ${MOST_MEMBERS} members`)
    structs.set(
      name,
      list.map((member) => readMember(member, name)),
    )
  }
  return structs
}

function readMember(member: unknown, struct: string): Member {
  if (!isRecord(member)) throw new InvalidTypedData(`types.${struct} should hold objects with name and type`)
  const { name, type } = member
  if (typeof name !== 'string' || !IDENTIFIER.test(name)) {
    throw new InvalidTypedData(`types.${struct} has a member whose name is no identifier`)
  }
  if (typeof type !== 'string' || !TYPE.test(type)) {
    throw new InvalidTypedData(`types.${struct}.${name} should have a type`)
  }
  return { name, type }
}

export function requireMembers(types: StructTypes, type: string): readonly Member[] {
  const members = types.get(type)
  if (members === undefined) throw new InvalidTypedData('types lacks the struct that primaryType names')
  return members
}
