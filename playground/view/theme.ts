import { h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const SYMBOLS: Readonly<Record<Theme, string>> = { system: '◐', light: '☀', dark: '☾' }

/** The button that goes from the system's colours to light, to dark and back. */
export function themeButton(): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'icon theme', onclick: () => set(next(current())) })
  const set = (theme: Theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    remember('browser', 'theme', theme)
    button.textContent = SYMBOLS[theme]
    button.setAttribute('aria-label', `Colours: ${theme}`)
    button.title = `Colours: ${theme}`
  }
  set(current())
  return button
}

function current(): Theme {
  const saved = recall('browser', 'theme')
  return THEMES.find((theme) => theme === saved) ?? 'system'
}

function next(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}
