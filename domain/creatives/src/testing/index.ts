export {
  anyBusinessFacts,
  anyCreativeContent,
  anyCreativeSize,
  anyHexColour,
  anyLeadForm,
  anyNaughtyText,
  anyObjective,
  anyOffer,
} from "./creative.arbitrary.ts"
