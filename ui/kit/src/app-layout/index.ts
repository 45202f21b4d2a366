export { AppLayout, type AppLayoutLabels, type AppLayoutProps } from "./app-layout.tsx"
export { EmbeddedLayout } from "./embedded-layout.tsx"
export { type NavigationItem, type SideNavigationProps } from "./side-navigation.tsx"
