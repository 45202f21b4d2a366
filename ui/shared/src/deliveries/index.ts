export { DeliveryEntry, type DeliveryEntryProps } from "./delivery-entry.tsx"
export { TryLine } from "./try-line.tsx"
