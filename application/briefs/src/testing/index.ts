export { approvers, as, briefsWorld, businessProfileId, idle, told } from "./briefs-world.ts"
