/** A rule of STYLE.md that a pattern can check. */
export interface Rule {
  /** The text that the check prints: what to write instead. */
  readonly advice: string
  /** Matches each break. Global; `^` is the start of a sentence. */
  readonly pattern: RegExp
}

/** Rules for prose: documentation, comments, descriptions and messages. */
export const RULES: readonly Rule[] = [
  {
    advice: 'start with a noun or a third-person verb',
    pattern: /^(?:What(?:ever)?|Who(?:ever|se|m)?|Of|As|Where)\b/g,
  },
  {
    advice: 'name the actor: client, caller, operator, sender, process',
    pattern: /\b(?:nobody|somebody|everybody|anybody|whoever|whomever)\b/gi,
  },
  { advice: 'write "it" or "they" for a client', pattern: /\b(?:he|his|him)\b/gi },
  {
    advice: 'use report, notify, return, receive',
    pattern: /\b(?:tells?|told|telling|hears?|heard|hearing)\b/gi,
  },
  {
    advice: 'use max, min, up to, at least, with a number and a unit',
    pattern: /\b(?:so (?:many|much)|as (?:many|much|far) as)\b/gi,
  },
  { advice: 'leave the adverb out', pattern: /\b(?:anew|besides|all the same|in any case)\b/gi },
  { advice: 'use fix', pattern: /\b(?:mends?|mended|mending)\b/gi },
  { advice: 'use the technical term', pattern: /\b(?:the house|doorkeeper|owner of (?:this|the) machine)\b/gi },
]

/** Maximum length of a sentence of documentation, in words. */
export const MAX_WORDS = 30
