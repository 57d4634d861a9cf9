import type { Method } from '../document/openrpc.ts'
import type { Outcome } from '../request/answer.ts'
import { wrongParameter } from '../request/explainError.ts'

/** Marks the parameter that the answer found wrong, and takes the marks of an earlier answer away. */
export function markWrong(method: Method, fields: readonly HTMLElement[], came: Outcome): void {
  const wrong = came.kind === 'error' ? wrongParameter(came.error) : undefined
  for (const [position, field] of fields.entries()) {
    const isWrong = wrong !== undefined && wrong.parameter === method.params[position]?.name
    const inner = isWrong ? field.querySelector(`[data-path="${CSS.escape(wrong.path ?? '')}"]`) : null
    for (const input of field.querySelectorAll('input, select, textarea')) input.removeAttribute('aria-invalid')
    if (isWrong)
      (inner ?? field)
        .querySelector('input:not([type=checkbox]), select, textarea')
        ?.setAttribute('aria-invalid', 'true')
  }
}
