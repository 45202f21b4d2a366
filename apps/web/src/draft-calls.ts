/** What the flow of the draft calls; a page without a draft does not load it. */
export { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
