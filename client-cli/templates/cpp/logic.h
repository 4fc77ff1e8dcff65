// What a bot is asked.
#pragma once

#include <boneyard/boneyard.h>

// Edit logic.cpp: one of the moves, of which there is at least one.
boneyard::LegalMove decide(const boneyard::SeatView& view, const boneyard::Moves& moves);
