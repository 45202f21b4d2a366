export { Button, buttonClass, type ButtonKind, type ButtonProps, type ButtonSize } from "./button.tsx"
