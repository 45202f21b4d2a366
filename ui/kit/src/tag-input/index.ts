export { ChipList, type ChipListProps } from "./chip-list.tsx"
export { TagInput, type TagInputProps } from "./tag-input.tsx"
