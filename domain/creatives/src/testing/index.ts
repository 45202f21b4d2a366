export {
  businessFacts,
  creativeContent,
  creativeSize,
  hexColour,
  leadForm,
  naughtyText,
  objective,
  offer,
} from "./creative.arbitrary.ts"
