export { HandOverForm } from "./hand-over-form.tsx"
export { HandOverProblem } from "./hand-over-problem.tsx"
export { HandOverRow } from "./hand-over-row.tsx"
export { HandOverTermsView } from "./hand-over-terms.tsx"
