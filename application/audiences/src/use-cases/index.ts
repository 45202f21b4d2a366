export {
  addListPeople,
  changeListExpiry,
  createCustomerList,
  finishListUpload,
  listCustomerLists,
  renameCustomerList,
} from "./customer-lists.ts"
export { removeCustomerList, removePersonFromLists } from "./remove-lists.ts"
export { createLookalike } from "./create-lookalike.ts"
export { sendCustomerList } from "./send-customer-list.ts"
export { deleteNetworkAudience, forgetPeople, removeListAtNetwork } from "./remove-at-network.ts"
export { refreshCustomerLists } from "./refresh-customer-lists.ts"
export { usableLists } from "./usable-lists.ts"
export { createVisitorAudience } from "./create-visitor-audience.ts"
export { siteVisitors } from "./site-visitors.ts"
export { tellVisits } from "./tell-visits.ts"
