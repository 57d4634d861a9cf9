declare module 'solc' {
  interface Imports {
    import: (path: string) => { contents: string } | { error: string }
  }
  const solc: { compile(input: string, imports: Imports): string }
  export default solc
}
