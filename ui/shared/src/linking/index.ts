export { FacebookPanel } from "./facebook-panel.tsx"
export { PageSetUp } from "./page-set-up.tsx"
export { useAppName } from "./use-app-name.ts"
