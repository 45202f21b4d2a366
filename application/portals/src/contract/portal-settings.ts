import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import {
  DomainTaken,
  InvalidPortal,
  InvalidPortalSettings,
  NewPortal,
  PortalChange,
  PortalChanged,
  PortalSettings,
} from "@domain/portals"

/** Makes a portal, which answers at its host once that is proved. Only the operator's administrators may. Ours. */
export const CreatePortal = contract("portals/CreatePortal", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals",
  group: "Portal administration",
  summary: "Create a portal",
  description:
    "For administrators of the operator's own portal. The portal answers at its host once the host is proved; list its domains for the TXT record. It begins in English and sells in India at the prices for every portal unless locale and region say otherwise, its mails come from supportEmail, and it has no administrator: invite the first one.",
  example: { title: "Bloom Ads", domain: "ads.bloom.example", supportEmail: "ads@bloom.example", region: "GB" },
  input: NewPortal,
  output: PortalSettings,
  failures: [ForbiddenPortal, DomainTaken, InvalidPortalSettings],
})

/** The portals that the caller may change, in the order of their ids. Ours. */
export const ListPortals = contract("portals/ListPortals", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/administered",
  group: "Portal administration",
  summary: "List the portals that the caller administers",
  description: "Administrators of the operator's own portal administer every portal, all others only theirs.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Array(PortalSettings),
})

/** The settings of a portal. Ours. */
export const GetPortalSettings = contract("portals/GetPortalSettings", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId",
  group: "Portal administration",
  summary: "Get a portal's settings",
  description: "The revision is named by the next change.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: PortalSettings,
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Changes settings of a portal, made from a revision. Every page and call that begins later sees them. Ours. */
export const ChangePortal = contract("portals/ChangePortal", {
  kind: "command",
  access: "administerPortal",
  route: "PATCH /portals/:portalId",
  group: "Portal administration",
  summary: "Change a portal's settings",
  description:
    "Names the settings that change; flags are changed one by one, and null takes voice, mark, legal links or tracking away. tracking says in which words the addresses of ads tell where a click came from (isOn, source, medium, campaign, content; {network}, {medium}, {campaign}, {business} and {ad} are filled in), unless a campaign has its own; running ads keep theirs. With the flag isNetworkAutomationDisabled no owner may let Facebook look beyond an audience or adjust an ad's look; running ads keep what was left to it. With the flag isBannerOffered campaigns that begin from now on may run as banners too; without it none is launched as one. A change made from an older revision is refused with the present settings (errorCode 1001, status 409). Text colours must be readable on their ground (contrast 4.5), drawings are plain SVG, and domain must be a verified host. Pages and calls show a change at once on all servers; only a change of embeddedBy takes up to a minute.",
  example: {
    portalId: 101,
    revision: 0,
    title: "Bloom Ads",
    languages: ["en", "fr"],
    theme: { name: "Bloom", colours: { paper: "#f6f7fb", ink: "#10122b", accent: "#4326ea" } },
    flags: { isSignupEnabled: true },
    regions: [{ region: "GB", supportNumber: "+442079460112" }],
  },
  input: Schema.Struct({ portalId: PortalId, revision: Schema.Int, ...PortalChange.fields }),
  output: PortalSettings,
  failures: [ForbiddenPortal, InvalidPortal, InvalidPortalSettings, PortalChanged],
})
