export { type Step, Steps, type StepsProps, type StepState } from "./steps.tsx"
