import type { Role } from "./role.ts"

/**
 * Who may take an action: `anyone`, the holder of a session's or summary's secret (`session`), or a signed-in user on
 * their own account (`self`). `profile` and `portal` are for members whose role is listed.
 */
export type Permission =
  | { readonly scope: "anyone" | "session" | "self" }
  | { readonly scope: "profile" | "portal"; readonly roles: ReadonlyArray<Role> }

/** The scope of a permission: a profile, a portal, a session, the caller alone, or anyone. */
export type PermissionScope = Permission["scope"]

/**
 * A row of the matrix: a permission and the specification's calls that it covers. O1 stands for calls without a path.
 */
export type PermissionRow = Permission & { readonly calls: ReadonlyArray<string> }

const everybody: ReadonlyArray<Role> = [
  "AccountManager",
  "RoimaticUser",
  "BrandManager",
  "ClientAccess",
  "BizgainAdmin",
  "BizgainClientAccess",
]
/** Roles that run campaigns: all but the brand manager, who watches and approves. */
const runners: ReadonlyArray<Role> = everybody.filter((role) => role !== "BrandManager")
/** Roles that own the money or are responsible for it. */
const payers: ReadonlyArray<Role> = ["RoimaticUser", "ClientAccess", "BizgainAdmin", "BizgainClientAccess"]
/** Roles that manage a profile's members and linked accounts. */
const owners: ReadonlyArray<Role> = ["AccountManager", "RoimaticUser", "ClientAccess", "BizgainAdmin"]
const staff: ReadonlyArray<Role> = ["AccountManager", "BizgainAdmin"]
/** Roles that run a portal. */
const administrators: ReadonlyArray<Role> = ["BizgainAdmin", "PortalAdministrator"]

type Calls = ReadonlyArray<string>
const anyone = (...calls: Calls) => ({ scope: "anyone", calls }) as const
const session = (...calls: Calls) => ({ scope: "session", calls }) as const
const ownAccount = (...calls: Calls) => ({ scope: "self", calls }) as const
const on =
  <const Scope extends "profile" | "portal">(scope: Scope, roles: ReadonlyArray<Role>) =>
  (...calls: Calls) => ({ scope, roles, calls })

/**
 * The permission matrix; each call with a path is in exactly one row. Ours, since "Permissions of each role: not
 * shown". Spec: roles and permissions; calls.
 */
export const permissions = {
  signIn: anyone("A1", "A2", "A3"),
  signOut: anyone("A4"),
  recoverAccount: anyone("O1"),
  readPortal: anyone("A5"),
  reportDefect: anyone("O1"),
  readBusinessPage: anyone("O1"),
  readSharedReport: anyone("O1"),
  endReportMails: anyone("O1"),
  answerReportQuestion: anyone("O1"),
  searchPictures: anyone("I1"),
  readReferenceData: anyone("B18", "B19", "B20", "B21", "B22", "C15", "L9", "L10", "L11", "L13", "L22", "L23"),
  drawCreative: anyone("I4"),

  readSignup: session("L3", "L4", "L20", "L21"),
  fillSignup: session("L1", "L2", "L5", "L6", "L7", "L8", "L24"),
  signUp: session("L12", "L14", "L15"),
  readSummary: session("L17", "L18"),
  decideSummary: session("O1"),
  shareSummary: session("L16"),
  checkTaxNumber: session("B23"),
  readSessionPayments: session("S1", "S5"),
  payForSession: session("S2", "S3", "S4"),

  keepOwnAccount: ownAccount("U2", "U3", "U4", "U5", "U7", "U8", "U9", "U10"),
  listOwnProfiles: ownAccount("U13", "U14"),
  readDivisions: ownAccount("U12"),
  askForCallback: ownAccount("U6"),
  lookUpUsers: ownAccount("U1"),
  exchangeSocialToken: ownAccount("A6"),
  createProfile: ownAccount("B1"),
  /** Each client is checked by `publishReports` or `readReports`, since a call names many. */
  reportOnClients: ownAccount("O1"),
  /** The profile is checked by `inviteUsers`, since the call need not name it. */
  sendInvitations: ownAccount("U11"),
  keepOwnDevices: ownAccount("O1"),
  setUpSecondFactor: ownAccount("O1"),

  readProfile: on("profile", everybody)("B2", "B7", "B8", "B11", "B14", "B15", "B16"),
  editProfile: on("profile", runners)("B3", "B4", "B13", "B17"),
  editFeeds: on("profile", runners)("B6", "B9", "B10"),
  inviteUsers: on("profile", owners)("O1"),
  assignRoles: on("profile", owners)("U15"),
  /** Gives an agency's clients to its members and teams. */
  leadAgency: on("profile", payers)("O1"),
  readProfileAudit: on("profile", owners)("O1"),

  readCampaigns: on("profile", everybody)("C1", "C2", "C4", "C5", "C6", "C7", "C13", "C14", "C16", "C22"),
  editCampaigns: on("profile", runners)("C3", "C9", "C10", "C11", "C12", "C17", "C21", "L19"),
  launchCampaigns: on("profile", runners)("C8"),
  readCreatives: on("profile", everybody)("B12", "C18", "C19", "C20", "I2"),
  editCreatives: on("profile", runners)("I3"),
  linkAccounts: on("profile", owners)("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"),

  manageConversions: on("profile", runners)("O1"),

  readWallet: on("profile", everybody)("P1", "P7", "P9", "P10"),
  keepCards: on("profile", payers)("P2", "P3", "P4"),
  addFunds: on("profile", payers)("P5", "P8", "P11", "P12"),
  refundFunds: on("profile", payers)("P6"),
  buyAddOns: on("profile", payers)("O1"),
  deleteBusiness: on("profile", payers)("O1"),

  readReports: on("profile", everybody)("O1"),
  publishReports: on("profile", runners)("O1"),
  /** What an agency keeps on a client for itself, which no API key opens. */
  keepClientNotes: on("profile", everybody)("O1"),
  readLeads: on("profile", everybody)("O1"),
  workOnLeads: on("profile", runners)("O1"),
  sendLeadsAway: on("profile", owners)("O1"),
  writeBriefs: on("profile", everybody)("O1"),
  approveBriefPlans: on("profile", ["BrandManager", ...payers])("O1"),
  /** What is proposed changes nothing until somebody with the right to the change approves it. */
  proposeChange: on("profile", everybody)("O1"),
  /** The call that a proposal describes asks for its own right as well. */
  decideProposals: on("profile", runners)("O1"),

  findUsers: on("portal", ["BrandManager", ...staff, "PortalAdministrator"])("O1"),
  joinProfileToPortal: on("portal", staff)("B5"),
  reviewCampaigns: on("portal", [...staff, "PortalAdministrator"])("O1"),
  answerCallbacks: on("portal", [...staff, "PortalAdministrator"])("O1"),
  actAsClient: on("portal", staff)("O1"),
  readBusinesses: on("portal", [...staff, "PortalAdministrator"])("O1"),
  administerPortal: on("portal", administrators)("O1"),
} as const satisfies Readonly<Record<string, PermissionRow>>

/** An action, by the name of its row. */
export type Action = keyof typeof permissions

/** Actions of one scope. */
export type ActionOf<Scope extends PermissionScope> = {
  readonly [Name in Action]: (typeof permissions)[Name]["scope"] extends Scope ? Name : never
}[Action]

/** The action that a session's action needs on the session's business profile. */
export const onSessionProfile = {
  readSignup: "readCampaigns",
  fillSignup: "editCampaigns",
  signUp: "editCampaigns",
  readSummary: "readCampaigns",
  decideSummary: "readCampaigns",
  shareSummary: "editCampaigns",
  checkTaxNumber: "editCampaigns",
  readSessionPayments: "readWallet",
  payForSession: "addFunds",
} as const satisfies Readonly<Record<ActionOf<"session">, ActionOf<"profile">>>

/** Every action, in the order of the matrix. */
export const actions: ReadonlyArray<Action> = Object.keys(permissions).filter(
  (name): name is Action => name in permissions,
)
