export { WhenNear, type WhenNearProps } from "./when-near.tsx"
