export {
  anyAction,
  anyPrincipal,
  anyEmailAddress,
  anyEmailVerification,
  anyInvitation,
  anyRole,
  anyUser,
} from "./identity.arbitrary.ts"
