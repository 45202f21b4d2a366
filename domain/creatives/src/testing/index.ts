export {
  businessFacts,
  creativeContent,
  creativeSize,
  hexColour,
  naughtyText,
  objective,
  offer,
} from "./creative.arbitrary.ts"
