export { type Fields, inCapitals } from "./bindings.ts"
export { LeavePrompt } from "./leave-prompt.tsx"
export type { Refusal, Refusals } from "./refusals.ts"
export { type Form, useForm } from "./use-form.ts"
