export { approvers, as, briefsWorld, businessProfileId, told } from "./briefs-world.ts"
