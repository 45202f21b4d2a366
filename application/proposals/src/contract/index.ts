export { GetProposalRules, SetProposalRules, ShownRules } from "./proposal-rules.ts"
export {
  ApproveProposal,
  ExpireProposal,
  GetProposal,
  ListProposals,
  ProposeChange,
  RefuseProposal,
  ShownProposal,
  UndoProposal,
  WithdrawProposal,
} from "./proposals.ts"
