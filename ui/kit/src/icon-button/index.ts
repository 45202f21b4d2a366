export { IconButton, iconButtonClass, type IconButtonProps } from "./icon-button.tsx"
