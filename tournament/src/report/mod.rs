//! Tables and a page that people read.
