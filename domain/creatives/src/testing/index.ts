export {
  anyBusinessFacts,
  anyCreativeContent,
  anyCreativeSize,
  anyHexColour,
  anyNaughtyText,
  anyObjective,
  anyOffer,
} from "./creative.arbitrary.ts"
export { anyLeadForm, anyQuestions } from "./lead-form.arbitrary.ts"
