import * as fc from "fast-check"

// A length that is bounded goes up to its bound: without this, fast-check stops at about ten whatever the bound says.
fc.configureGlobal({ ...fc.readConfigureGlobal(), defaultSizeToMaxWhenMaxSpecified: true })
