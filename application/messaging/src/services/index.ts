export { type MessageAddress, AddressMessages } from "./address-messages.ts"
export { type OwnedDraft, OwnerMails } from "./owner-mails.ts"
export { type MessageAddressee, UserMessages } from "./user-messages.ts"
