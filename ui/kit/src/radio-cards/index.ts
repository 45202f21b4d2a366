export { CheckboxCards, type CheckboxCardsProps, RadioCards, type RadioCardsProps } from "./radio-cards.tsx"
export { type CardOption } from "./card-content.tsx"
