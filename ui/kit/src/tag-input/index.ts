export { ChipList, type ChipListProps, TagInput, type TagInputProps } from "./tag-input.tsx"
