export { Term, type TermProps } from "./term.tsx"
