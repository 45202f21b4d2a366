export {
  as,
  assistant,
  businessProfileId,
  inProposalsWorld,
  leaves,
  member,
  owner,
  type ProposalsWorld,
  told,
} from "./proposals-world.ts"
