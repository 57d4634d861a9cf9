import { type Document, parseDocument } from 'yaml'

/** Parsed documents by their text, since tests lint many sources that differ in one file. */
const documents = new Map<string, Document>()

/** Parses YAML; errors are in the document. */
export function readDocument(text: string): Document {
  const known = documents.get(text)
  if (known !== undefined) return known
  const document: Document = parseDocument(text)
  documents.set(text, document)
  return document
}

/** Returns the value of a YAML text; throws the first error of one that does not parse. */
export function parse(text: string): unknown {
  const document = readDocument(text)
  for (const error of document.errors) throw error
  return document.toJS()
}
