export { createToasts, type ToastMessage, type Toasts } from "./toast-queue.ts"
export { ToastRegion, type ToastRegionProps } from "./toast-region.tsx"
