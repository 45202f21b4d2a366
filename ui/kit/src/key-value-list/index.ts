export { type KeyValue, KeyValueList, type KeyValueListProps } from "./key-value-list.tsx"
