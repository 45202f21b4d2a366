import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { type Principal, fetchesDivisions, may, refusalCode, rolesFor, rolesOn, visibleDivisions } from "./may.ts"
import { type Action, actions, type PermissionRow, permissions } from "./permissions.ts"
import { businessAdminRole, Role, roleMeanings, roles, signUpRole } from "./role.ts"

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
const rows: ReadonlyArray<PermissionRow> = actions.map((action) => permissions[action])

describe("roles", () => {
  test("roles have the specification's numbers", () => {
    expect(roles.map((role) => [role, Schema.encodeSync(Role)(role)])).toEqual([
      ["AccountManager", 4],
      ["RoimaticUser", 15],
      ["BrandManager", 16],
      ["ClientAccess", 27],
      ["BizgainAdmin", 44],
      ["BizgainClientAccess", 45],
      ["PortalAdministrator", 90],
    ])
  })

  test("a sign-up gets client access, in a partner brand's portal that brand's own", () => {
    expect([signUpRole(false), signUpRole(true), businessAdminRole]).toEqual([
      "ClientAccess",
      "BizgainClientAccess",
      "BizgainAdmin",
    ])
    expect(roles.filter((role) => roleMeanings[role].isPartnerBrand)).toEqual(["BizgainAdmin", "BizgainClientAccess"])
    expect(roles.filter((role) => roleMeanings[role].isStaff)).toEqual([
      "AccountManager",
      "BrandManager",
      "BizgainAdmin",
      "PortalAdministrator",
    ])
    expect(new Set(roles.map((role) => roleMeanings[role].meaning)).size).toBe(roles.length)
  })
})

describe("the matrix", () => {
  test("every call with a path is in one row, calls without are in several", () => {
    const listed = [
      ...numbered("A", 6),
      ...numbered("U", 15),
      ...numbered("B", 23),
      ...numbered("P", 12),
      ...numbered("S", 5),
      ...numbered("L", 24),
      ...numbered("C", 22),
      ...numbered("G", 9),
      ...numbered("I", 4),
    ]
    const inRows = rows.flatMap(({ calls }) => calls).filter((call) => call !== "O1")
    expect([...inRows].sort()).toEqual(listed.sort())
    expect(rows.every(({ calls }) => calls.length > 0)).toBe(true)
  })

  const actionsOf = (role: Role) =>
    actions.filter((action) => {
      const row: PermissionRow = permissions[action]
      return "roles" in row && row.roles.includes(role)
    })
  const missing = (role: Role, among: ReadonlyArray<Action>) =>
    among.filter((action) => !actionsOf(role).includes(action))
  const profileActions = actions.filter((action) => permissions[action].scope === "profile")

  test("an owner may do everything to a profile", () => {
    expect([missing("ClientAccess", profileActions), missing("RoimaticUser", profileActions)]).toEqual([[], []])
    expect(missing("BizgainAdmin", profileActions)).toEqual([])
  })

  test("an account manager runs campaigns without the client's money or approval", () => {
    expect(missing("AccountManager", profileActions)).toEqual([
      "leadAgency",
      "keepCards",
      "addFunds",
      "refundFunds",
      "buyAddOns",
      "deleteBusiness",
      "approveBriefPlans",
    ])
  })

  test("a brand manager reads, writes briefs and approves plans", () => {
    expect(actionsOf("BrandManager")).toEqual([
      "readProfile",
      "readCampaigns",
      "readCreatives",
      "readWallet",
      "readReports",
      "keepClientNotes",
      "readLeads",
      "writeBriefs",
      "approveBriefPlans",
      "proposeChange",
      "findUsers",
    ])
  })

  test("a partner brand's client leaves people and links to the brand", () => {
    expect(missing("BizgainClientAccess", profileActions)).toEqual([
      "inviteUsers",
      "assignRoles",
      "readProfileAudit",
      "linkAccounts",
      "sendLeadsAway",
    ])
  })

  test("a portal administrator runs the portal and has no rights on its profiles", () => {
    expect(actionsOf("PortalAdministrator")).toEqual([
      "findUsers",
      "reviewCampaigns",
      "answerCallbacks",
      "readBusinesses",
      "administerPortal",
    ])
  })

  test("the portal is the staff's, and administered by the business admin", () => {
    const portalActions = actions.filter((action) => permissions[action].scope === "portal")
    expect(portalActions).toEqual([
      "findUsers",
      "joinProfileToPortal",
      "reviewCampaigns",
      "answerCallbacks",
      "actAsClient",
      "readBusinesses",
      "administerPortal",
    ])
    expect(missing("BizgainAdmin", portalActions)).toEqual([])
    expect(missing("AccountManager", portalActions)).toEqual(["administerPortal"])
    for (const role of ["RoimaticUser", "ClientAccess", "BizgainClientAccess"] as const)
      expect(actionsOf(role).filter((action) => portalActions.includes(action))).toEqual([])
  })

  test("what needs no sign-in is signing in, the sign-up and what both read", () => {
    const open = actions.filter((action) => ["anyone", "session"].includes(permissions[action].scope))
    expect(open).toEqual([
      "signIn",
      "signOut",
      "recoverAccount",
      "readPortal",
      "reportDefect",
      "readBusinessPage",
      "readSharedReport",
      "endReportMails",
      "answerReportQuestion",
      "searchPictures",
      "readReferenceData",
      "drawCreative",
      "readSignup",
      "fillSignup",
      "signUp",
      "readSummary",
      "decideSummary",
      "shareSummary",
      "checkTaxNumber",
      "readSessionPayments",
      "payForSession",
    ])
  })
})

describe("permission checks", () => {
  const bakery = BusinessProfileId.make(7)
  const florist = BusinessProfileId.make(8)
  const visitor: Principal = { kind: "visitor" }
  const owner: Principal = {
    kind: "user",
    roleIds: ["ClientAccess"],
    memberships: [{ businessProfileId: bakery, roleId: "ClientAccess" }],
  }
  const manager: Principal = {
    kind: "user",
    roleIds: ["AccountManager", "ClientAccess"],
    memberships: [{ businessProfileId: bakery, roleId: "BrandManager" }],
  }

  test("a visitor signs up and reads, and is asked to sign in for the rest", () => {
    expect([
      may(visitor, "fillSignup"),
      may(visitor, "readPortal"),
      may(visitor, "createProfile"),
      may(visitor, "launchCampaigns", bakery),
      may(visitor, "findUsers"),
    ]).toEqual(["allowed", "allowed", "signInFirst", "signInFirst", "signInFirst"])
  })

  test("a member does what the role on that profile allows, and nothing to another's", () => {
    expect([
      may(owner, "addFunds", bakery),
      may(owner, "addFunds", florist),
      may(owner, "addFunds"),
      may(owner, "keepOwnAccount"),
      may(owner, "findUsers"),
    ]).toEqual(["allowed", "notMember", "notMember", "allowed", "roleForbids"])
  })

  test("a session that has led to a profile takes a role there", () => {
    const watcher: Principal = {
      kind: "user",
      roleIds: [],
      memberships: [{ businessProfileId: bakery, roleId: "BrandManager" }],
    }
    expect([
      may(visitor, "fillSignup", bakery),
      may(owner, "payForSession", bakery),
      may(owner, "payForSession", florist),
      may(watcher, "readSignup", bakery),
      may(watcher, "fillSignup", bakery),
    ]).toEqual(["signInFirst", "allowed", "notMember", "allowed", "roleForbids"])
  })

  test("the roles for an action are those of its row, a session's those on its profile", () => {
    expect(rolesFor("signIn")).toEqual([])
    expect(rolesFor("addFunds")).toEqual(["RoimaticUser", "ClientAccess", "BizgainAdmin", "BizgainClientAccess"])
    expect(rolesFor("payForSession")).toEqual(rolesFor("addFunds"))
  })

  test("staff roles apply to every profile of a member, others only where given", () => {
    expect(rolesOn(manager, bakery)).toEqual(["BrandManager", "AccountManager"])
    expect([rolesOn(manager, florist), rolesOn(visitor, bakery)]).toEqual([[], []])
    expect([may(manager, "launchCampaigns", bakery), may(manager, "addFunds", bakery)]).toEqual([
      "allowed",
      "roleForbids",
    ])
    expect(may(manager, "findUsers")).toBe("allowed")
  })

  test("a refusal has its code", () => {
    expect(refusalCode).toEqual({ signInFirst: 401, notMember: 113, roleForbids: 1028 })
  })

  test("divisions are fetched for brand managers; others get an empty list", () => {
    expect([fetchesDivisions(["BrandManager"]), fetchesDivisions(["AccountManager"]), fetchesDivisions([])]).toEqual([
      true,
      false,
      false,
    ])
    expect([visibleDivisions(["BrandManager"], ["North"]), visibleDivisions(["ClientAccess"], ["North"])]).toEqual([
      ["North"],
      [],
    ])
  })
})
