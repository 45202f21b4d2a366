export { ProposalMakers, Proposals } from "./proposals.ts"
export { RulesOfProposals } from "./rules.ts"
