export { CheckboxCards, type CheckboxCardsProps } from "./checkbox-cards.tsx"
export { RadioCards, type RadioCardsProps } from "./radio-cards.tsx"
export { type CardOption } from "./card-content.tsx"
