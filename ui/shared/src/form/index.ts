export { LeavePrompt } from "./leave-prompt.tsx"
export type { Refusal, Refusals } from "./refusals.ts"
export { useForm } from "./use-form.ts"
