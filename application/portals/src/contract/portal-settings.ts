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
  access: "administerPortal",
  input: NewPortal,
  output: PortalSettings,
  failures: [ForbiddenPortal, DomainTaken, InvalidPortalSettings],
})

/** The portals that the caller may change, in the order of their ids. Ours. */
export const ListPortals = contract("portals/ListPortals", {
  access: "administerPortal",
  input: Schema.Struct({}),
  output: Schema.Array(PortalSettings),
})

/** The settings of a portal. Ours. */
export const GetPortalSettings = contract("portals/GetPortalSettings", {
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId }),
  output: PortalSettings,
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Changes settings of a portal, made from a revision. Every page and call that begins later sees them. Ours. */
export const ChangePortal = contract("portals/ChangePortal", {
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId, revision: Schema.Int, ...PortalChange.fields }),
  output: PortalSettings,
  failures: [ForbiddenPortal, InvalidPortal, InvalidPortalSettings, PortalChanged],
})
