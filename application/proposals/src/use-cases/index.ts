export { approveProposal } from "./approve-proposal.ts"
export { getProposalRules, setProposalRules } from "./proposal-rules.ts"
export {
  expireProposal,
  getProposal,
  listProposals,
  refuseProposal,
  undoProposal,
  withdrawProposal,
} from "./proposals.ts"
export { proposeChange } from "./propose-change.ts"
