# A starter bot for any variant. Usage: ruby -I clients/ruby/lib starter.rb [TABLE]

require "boneyard"

# Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
def decide(_view, moves)
  moves.max_by { |move| [move.points, Boneyard.pips(move)] }
end

puts Boneyard.run(table: ARGV.first, &method(:decide))
