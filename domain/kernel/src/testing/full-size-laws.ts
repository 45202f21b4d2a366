import * as fc from "fast-check"

// By default fast-check generates lengths of at most about ten, whatever the bound says.
fc.configureGlobal({ ...fc.readConfigureGlobal(), defaultSizeToMaxWhenMaxSpecified: true })
