export { PressButton, type PressButtonProps } from "./press-button.tsx"
