export type Child = Node | string | undefined | readonly Child[]

type Handlers = {
  readonly [Event in keyof HTMLElementEventMap as `on${Event}`]?: (event: HTMLElementEventMap[Event]) => void
}

/** Attributes, of which `true` is an empty one and `false` and `undefined` are none; and handlers of events. */
export type Props = Handlers & { readonly [attribute: string]: unknown }

/**
 * Makes an element. Texts become text nodes and nothing is ever read as markup, so what the document or a node says cannot
 * become code.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (isListener(value)) element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value))
  }
  append(element, children)
  return element
}

function isListener(value: unknown): value is EventListener {
  return typeof value === 'function'
}

function append(parent: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === undefined) continue
    if (typeof child === 'string') parent.appendChild(document.createTextNode(child))
    else if (child instanceof Node) parent.appendChild(child)
    else append(parent, child)
  }
}

/** Puts children in the place of those that an element has. */
export function fill(element: Element, ...children: readonly Child[]): void {
  const fragment = document.createDocumentFragment()
  append(fragment, children)
  element.replaceChildren(fragment)
}
