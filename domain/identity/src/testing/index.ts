export {
  anyAction,
  anyAsker,
  anyEmailAddress,
  anyEmailVerification,
  anyInvitation,
  anyRole,
  anyUser,
} from "./identity.arbitrary.ts"
