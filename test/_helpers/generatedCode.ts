const LANGUAGES = {
  go: { comment: /^\s*\/\/.*$/gm, starts: /^(package|import|type|func|const|\)|\}|\t)/ },
  rust: { comment: /^\s*\/\/.*$/gm, starts: /^(extern|use|pub|type|#|jsonrpc_client!|\)|\}| {4})/ },
} as const

/**
 * Returns the lines of generated code that begin neither a declaration nor a part of one, as a line of a description does that is outside of
 * its comment.
 */
export function strayLines(language: keyof typeof LANGUAGES, code: string): string[] {
  const { comment, starts } = LANGUAGES[language]
  return code
    .replace(comment, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !starts.test(line))
}
