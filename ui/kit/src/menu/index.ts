export { type MenuAction } from "./menu-choices.ts"
export { Menu, type MenuProps } from "./menu.tsx"
